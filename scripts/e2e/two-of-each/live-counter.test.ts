/**
 * Students are at one gateway and a donor at the other: the donor sees what they do without asking again. In a usual
 * run all are programs; in a thorough one the donor and a student have pages open too.
 */
import { isThorough } from '@landfall/kit/testing/breadth'
import { eventually } from '@landfall/kit/testing/eventually'
import { beforeAll, describe, expect, test } from 'vitest'
import { button, seePage, seeToast, useSession } from '../kit/acts.ts'
import { beginApplication, submitApplication } from '../kit/applications.ts'
import { twoLooks, useBrowser } from '../kit/browser.ts'
import { site } from '../kit/config.ts'
import { follow, type Transport } from '../kit/live.ts'
import {
  expectStatus,
  scholarshipForm,
  signUp,
  signUpDonor,
  type SignedIn,
} from '../kit/people.ts'
import { bothAreUp, secondUrl } from '../kit/two-gateways.ts'

const FIGURES = `subscription ($id: ID!) {
  donorMetrics(organizationId: $id) { version totalApplications }
}`

type Figures = { version: number; totalApplications: number }

const browser = useBrowser()
const [phone, desktop] = twoLooks

describe.runIf(site.second)('two gateways', () => {
  beforeAll(bothAreUp)

  test('show a donor at one the counter changing while a student submits at the other', async () => {
    const donor = await signUpDonor({ isVerified: true })
    const form = scholarshipForm({ status: 'published' })
    const award = await donor.client.post<{ id: string }>('/api/scholarships', form)
    expectStatus(award, 201)
    const [amina, brian] = await Promise.all([
      signUp('student', 'Amina'),
      signUp('student', 'Brian'),
    ])
    const ids = await Promise.all([
      beginApplication(amina, award.body.id),
      beginApplication(brian, award.body.id),
    ])
    const programs = (['socket', 'event-stream'] as const).map((transport) =>
      watchFigures(donor, donor.organization.id, transport),
    )
    const allSee = (total: number) =>
      eventually(() =>
        programs.every(({ seen }) => seen.at(-1)?.totalApplications === total),
      )
    const counter = isThorough ? await openDashboard(donor) : null
    await allSee(0)
    await submitApplication(brian, ids[1])
    await allSee(1)
    await counter?.getByText('1', { exact: true }).waitFor()

    await (isThorough ? submitOnPage(amina, ids[0]) : submitApplication(amina, ids[0]))
    await allSee(2)
    await counter?.getByText('2', { exact: true }).waitFor()

    for (const program of programs) {
      program.stop()
      await program.ended
      const versions = program.seen.map(({ version }) => version)
      expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
      expect(program.seen.map(({ totalApplications }) => totalApplications)).toEqual(
        expect.arrayContaining([0, 1, 2]),
      )
      expect(program.seen.every(({ totalApplications }) => totalApplications <= 2)).toBe(
        true,
      )
    }
  })
})

/**
 * Opens the donor's page at the second gateway.
 * @returns its counter of applications
 */
async function openDashboard({ client }: SignedIn) {
  const { page } = await browser.visit(desktop, { baseURL: secondUrl })
  await useSession(page, client.jar)
  await page.goto('/donor-dashboard')
  await seePage(page, 'Donor Dashboard')
  await page.getByText('No applications yet').waitFor()
  return page.locator('dl > div').filter({ hasText: /^\d*Applications/ })
}

async function submitOnPage({ client }: SignedIn, id: string) {
  const { page } = await browser.visit(phone)
  await useSession(page, client.jar)
  await page.goto(`/applications/${id}`)
  await button(page, 'Continue').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Review and submit').click()
  await button(dialog, 'Submit Application').click()
  await seeToast(page, 'Application Submitted')
}

/** Watches as a program at the second gateway. */
function watchFigures({ client }: SignedIn, id: string, transport: Transport) {
  const stopping = new AbortController()
  const seen: Figures[] = []
  const ended = follow(client, {
    query: FIGURES,
    variables: () => ({ id }),
    onAnswer({ data }) {
      if (data) seen.push(data['donorMetrics'] as Figures)
    },
    isLast: () => false,
    signal: stopping.signal,
    gateway: () => secondUrl,
    transport,
  })
  return { seen, ended, stop: () => stopping.abort() }
}
