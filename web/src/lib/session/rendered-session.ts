let isForMember = false

/** Whether the page that is rendered without a browser is for somebody signed in; who that is, is not known there. */
export function isMadeForMember(): boolean {
  return isForMember
}

/** Says for whom the next page is rendered without a browser; by default for visitors. */
export function makeForMember(value: boolean): void {
  isForMember = value
}
