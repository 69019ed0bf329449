/** CPU milliseconds of this process so far, of all its threads. */
export function spent() {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}
