/**
 * What makes a page answer: marks of charts say what they stand for, to a pointer and to arrow keys, and
 * tables sort by the column whose heading is pressed. It is the same for every page and holds no data.
 */
export const PAGE_SCRIPT = `
(() => {
  const tip = document.getElementById('tip');
  let current;
  let reached;
  const hide = () => {
    if (current) current.classList.remove('current');
    current = undefined;
    tip.hidden = true;
  };
  const show = (mark) => {
    if (mark === current) return;
    hide();
    current = reached = mark;
    mark.classList.add('current');
    tip.textContent = mark.getAttribute('aria-label');
    tip.hidden = false;
    const box = mark.getBoundingClientRect();
    const left = box.left + box.width / 2 - tip.offsetWidth / 2;
    const above = box.top - tip.offsetHeight - 8;
    tip.style.left = Math.max(4, Math.min(left, document.documentElement.clientWidth - tip.offsetWidth - 4)) + 'px';
    tip.style.top = (above < 4 ? box.bottom + 8 : above) + 'px';
  };
  for (const chart of document.querySelectorAll('.chart')) {
    chart.addEventListener('pointerover', (event) => {
      const mark = event.target.closest('.role-mark [aria-label]');
      if (mark) show(mark); else hide();
    });
    chart.addEventListener('pointerleave', hide);
    const leave = () => {
      hide();
      reached = undefined;
    };
    chart.addEventListener('blur', leave);
    chart.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') return leave();
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const marks = [...chart.querySelectorAll('.role-mark [aria-label]')].filter((mark) => mark.getClientRects().length > 0);
      const at = marks.indexOf(reached);
      const next = at < 0 ? (step > 0 ? 0 : marks.length - 1) : at + step;
      if (marks[next]) show(marks[next]);
    });
  }
  addEventListener('scroll', hide, { passive: true });
  for (const button of document.querySelectorAll('thead button')) {
    button.addEventListener('click', () => {
      const heading = button.closest('th');
      const table = heading.closest('table');
      const column = [...heading.parentNode.children].indexOf(heading);
      const first = heading.dataset.first;
      const order = heading.getAttribute('aria-sort') === first ? (first === 'ascending' ? 'descending' : 'ascending') : first;
      for (const other of table.querySelectorAll('th[aria-sort]')) other.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', order);
      const keyed = [...table.tBodies[0].rows].map((row) => ({ row, key: row.cells[column].dataset.value }));
      const numeric = keyed.every(({ key }) => key === '' || !Number.isNaN(Number(key)));
      const compare = numeric ? (a, b) => Number(a) - Number(b) : (a, b) => a.localeCompare(b, 'en', { numeric: true });
      keyed.sort((a, b) => {
        if (a.key === '' || b.key === '') return (a.key === '') - (b.key === '');
        return order === 'ascending' ? compare(a.key, b.key) : compare(b.key, a.key);
      });
      table.tBodies[0].append(...keyed.map(({ row }) => row));
    });
  }
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('details:not(.long)')) details.open = true;
  });
})();
`.trim();
