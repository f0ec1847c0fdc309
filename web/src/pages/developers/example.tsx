/** Code to be copied. Scrolls sideways by itself when it is wider than the screen. */
export function Example({ label, children }: { label: string; children: string }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <pre className="w-max min-w-full rounded bg-sunken p-4 text-sm">
        <code>{children}</code>
      </pre>
    </div>
  )
}
