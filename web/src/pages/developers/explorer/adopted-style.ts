/**
 * Replaces the explorer's `<style>` elements, which our content security policy refuses. It is an element with a
 * style sheet that the document adopts for as long as the element is in it. See build/adopted-styles.ts.
 */
class AdoptedStyle extends HTMLElement {
  readonly sheet = new CSSStyleSheet()
  type = ''
  media = ''

  connectedCallback(): void {
    this.hidden = true
    // The CSS that was written into it as text before.
    if (this.childNodes.length > 0) this.textContent = super.textContent
    document.adoptedStyleSheets.push(this.sheet)
  }

  disconnectedCallback(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== this.sheet,
    )
  }

  override set textContent(css: string | null) {
    this.replaceChildren()
    this.sheet.replaceSync(css ?? '')
  }

  override get textContent(): string {
    return [...this.sheet.cssRules].map(({ cssText }) => cssText).join('\n')
  }

  override set innerText(css: string) {
    this.textContent = css
  }

  override get innerText(): string {
    return this.textContent
  }
}

customElements.define('adopted-style', AdoptedStyle)

/** Replaces `document.createElement('style')`. */
export function createStyle(): HTMLElement {
  return new AdoptedStyle()
}
