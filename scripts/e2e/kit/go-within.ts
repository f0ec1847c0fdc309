import type { Page } from 'playwright-core'

/** Goes to another page of the site as its own links do: the document stays. */
export async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator('h1[data-left]').first().waitFor({ state: 'detached' })
}
