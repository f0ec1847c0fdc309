let isForMember = false

/** Whether what is made without a browser is for somebody signed in: who it is, nobody knows there. */
export function isMadeForMember(): boolean {
  return isForMember
}

/** Says for whom the next page is made without a browser; for visitors unless it was said. */
export function makeForMember(value: boolean): void {
  isForMember = value
}
