/** CPU milliseconds of this process that an action takes, the mean of so many times. */
export function cpuMs(times: number, action: () => void): number {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}
