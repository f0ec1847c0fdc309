/**
 * Monaco writes its lines as HTML with style attributes, which our content security policy refuses; what a script
 * sets on an element it lets through. So the attributes get another name, and are set as soon as they are in the page.
 */
const NAME = 'data-line-style'

/** HTML of Monaco's, in which texts are escaped, so that each `<` begins a tag. */
export function withoutStyleAttributes(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\sstyle="/g, ` ${NAME}="`))
}

/** Sets, before the browser paints, what lines inside `root` are to look like. @returns how to end that */
export function setLineStyles(root: Element): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) setStyles(node)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function setStyles(root: HTMLElement): void {
  for (const element of [root, ...root.querySelectorAll<HTMLElement>(`[${NAME}]`)]) {
    const text = element.getAttribute(NAME)
    if (text === null) continue
    element.style.cssText += text
    // Monaco moves lines that are there already: what it said since must stand.
    element.removeAttribute(NAME)
  }
}
