/** As high as the panel that comes here, so that the results below do not move when it does. */
export function OutlookPlace() {
  return <div aria-hidden="true" className="h-69 lg:h-63" />
}
