/** Beyond this the number says nothing more. */
const MOST = 100;

/**
 * A difference in standard errors with its sign: `+0.4`, `-1.3`, `0.0`; `beyond 100`, and `impossible`
 * for what the mathematics rules out.
 */
export function formatStandardErrors(standardErrors: number): string {
  if (!Number.isFinite(standardErrors)) return 'impossible';
  if (Math.abs(standardErrors) > MOST) return `beyond ${standardErrors < 0 ? '-' : '+'}${MOST}`;
  const text = Math.abs(standardErrors).toFixed(1);
  if (Number(text) === 0) return text;
  return `${standardErrors < 0 ? '-' : '+'}${text}`;
}
