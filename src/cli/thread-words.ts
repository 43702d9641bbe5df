/** `1 thread`, `2 threads`. */
export function countThreads(threads: number): string {
  return `${threads} ${threads === 1 ? 'thread' : 'threads'}`;
}
