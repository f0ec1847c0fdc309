import type { Page } from 'playwright-core'

/** Goes to another page of the site as its own links do, in the same document. */
export async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    // The heading stays when only a parameter of the address changes.
    const isOtherPage = new URL(to, location.href).pathname !== location.pathname
    const leaving = isOtherPage ? document.querySelectorAll('h1') : []
    for (const heading of leaving) heading.dataset['left'] = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator('h1[data-left]').first().waitFor({ state: 'detached' })
}
