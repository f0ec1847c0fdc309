/** "$1,500" as people type it becomes "1500". */
export function plainAmount(typed: string): string {
  return typed.replaceAll(/[\s,$]/g, '')
}

/** Whether a plain amount is 0 or more; an empty one is fine too. */
export function isAmount(plain: string): boolean {
  return plain === '' || /^\d{1,12}(\.\d{1,4})?$/.test(plain)
}
