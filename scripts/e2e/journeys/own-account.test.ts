/** What a student has done, what they keep here, and how they delete the account. */
import { someOf } from '@landfall/kit/testing/breadth'
import { expect, test } from 'vitest'
import { button, field, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { twoLooks, useBrowser } from '../kit/browser.ts'
import { eventually } from '../kit/eventually.ts'
import { axeFaults, narrowFaults, settle } from '../kit/page-checks.ts'
import { saveAward, signUp } from '../kit/people.ts'

const browser = useBrowser()

test.each(someOf(twoLooks, 1))(
  'a student sees their progress, downloads their data, and cancels the erasure of their account ($screen, $theme)',
  async (look) => {
    const { client, person } = await signUp('student')
    const found = await client.get<{ id: string }[]>('/api/scholarships?limit=1')
    await saveAward(client, found.body[0]?.id ?? '')
    await eventually(async () => {
      const path = '/api/student/progress'
      const { totalPoints } = (await client.get<{ totalPoints: number }>(path)).body
      return totalPoints === 10 || null
    }, 'what was done is counted')
    const { page } = await browser.visit(look)
    await useSession(page, client.jar)
    await page.goto('/')
    await page.getByText('Level 1 · 10 points · 1 day in a row').waitFor()
    await link(page, 'Points, goals and achievements').press('Enter')
    await seePage(page, 'Your progress')
    await page.getByText('990 points to level 2 · 1 day in a row').waitFor()
    await page.getByText('Achievements (0 of 11)').waitFor()
    await page.getByText('Five applications sent').waitFor()
    await settle(page)
    expect(await axeFaults(page)).toEqual([])
    expect(await narrowFaults(page)).toEqual([])

    await page.goto('/settings')
    const section = page.getByRole('region', { name: 'Your data' })
    await settle(page)
    expect(await axeFaults(page)).toEqual([])
    expect(await narrowFaults(page)).toEqual([])
    const download = page.waitForEvent('download')
    await link(section, 'Download your data').click()
    expect((await download).suggestedFilename()).toBe('landfall-export.zip')
    await field(section, 'Your password, to confirm').fill(person.password)
    await button(section, 'Erase my account in 14 days').press('Enter')
    await seeToast(page, 'Your account will be erased')
    await section.getByText(/^Your account will be erased on/).waitFor()
    await button(section, 'Keep my account').press('Enter')
    await seeToast(page, 'Your account will be kept')
    await field(section, 'Your password, to confirm').waitFor()
  },
)
