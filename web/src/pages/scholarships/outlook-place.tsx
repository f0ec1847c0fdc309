/** Has the height of the panel that will come, so that the results below do not move then. */
export function OutlookPlace() {
  return <div aria-hidden="true" className="h-69 lg:h-63" />
}
