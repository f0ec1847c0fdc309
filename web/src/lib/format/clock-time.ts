/** "20:45", the time of an instant in a zone. */
export function clockTime(instant: string, timeZone: string): string {
  const options = {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(instant))
}
