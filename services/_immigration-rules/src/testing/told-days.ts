import type { CalendarDay } from '@landfall/calendar/day'
import type { Anchor } from '../facts.ts'

export type Days = Partial<Record<Anchor, CalendarDay>>

const EARLIER_STEM = {
  stemRecommended: '2026-05-01',
  stemStart: '2026-07-01',
  stemEnd: '2028-06-30',
}

/** id, what is told, first day, last day */
export const WINDOWS: [string, Days, CalendarDay | null, CalendarDay][] = [
  ['F1', { visaInterview: '2026-11-30' }, null, '2026-11-24'],
  // Over a weekend, and over Thanksgiving with a weekend.
  ['F1', { visaInterview: '2026-11-17' }, null, '2026-11-12'],
  ['F1', { visaInterview: '2026-11-27' }, null, '2026-11-23'],
  ['F2', { programStart: '2027-08-23' }, '2026-08-23', '2027-08-23'],
  // A leap day lies between.
  ['F2', { programStart: '2028-08-21' }, '2027-08-22', '2028-08-21'],
  ['F3', { programStart: '2027-08-23' }, '2027-07-24', '2027-08-23'],
  ['M3', { addressChanged: '2027-02-20' }, '2027-02-20', '2027-03-02'],
  ['M3', { addressChanged: '2028-02-20' }, '2028-02-20', '2028-03-01'],
  ['M4', { programEnd: '2027-05-15' }, null, '2027-05-14'],
  // OPT was that of an earlier program; a recommendation alone is no OPT.
  [
    'M4',
    { programEnd: '2027-05-15', optStart: '2022-07-01', optEnd: '2023-06-30' },
    null,
    '2027-05-14',
  ],
  ['M4', { programEnd: '2027-05-15', optRecommended: '2027-04-01' }, null, '2027-05-14'],
  // Transferred from an earlier program.
  ['M4', { programEnd: '2028-05-15', transferOut: '2026-08-01' }, null, '2028-05-14'],
  [
    'M4',
    { transferOut: '2026-08-01', programStart: '2026-08-24', programEnd: '2028-05-15' },
    null,
    '2028-05-14',
  ],
  ['M5', { programEnd: '2027-05-15' }, null, '2027-07-14'],
  // The form came too late, or was that of an earlier program.
  ['M5', { programEnd: '2027-05-15', optFiled: '2027-07-15' }, null, '2027-07-14'],
  ['M5', { programEnd: '2028-05-15', optFiled: '2026-04-10' }, null, '2028-07-14'],
  [
    'M5',
    { programEnd: '2026-05-15', optEnd: '2027-06-30', stemFiled: '2027-07-01' },
    null,
    '2027-08-29',
  ],
  // The EAD is there.
  [
    'M5',
    { programEnd: '2027-05-15', optFiled: '2027-04-10', optEnd: '2028-06-30' },
    null,
    '2028-08-29',
  ],
  [
    'M5',
    { optEnd: '2028-06-30', stemFiled: '2028-06-01', stemEnd: '2030-06-30' },
    null,
    '2030-08-29',
  ],
  // OPT before completion.
  [
    'M5',
    { programEnd: '2027-05-15', optStart: '2027-03-01', optEnd: '2027-05-14' },
    null,
    '2027-07-14',
  ],
  // Transferred too late, or from an earlier program, also where the beginning of this one is not told.
  ['M5', { programEnd: '2028-05-15', transferOut: '2026-08-01' }, null, '2028-07-14'],
  ['M5', { programEnd: '2028-05-15', transferOut: '2027-11-16' }, null, '2028-07-14'],
  ['M5', { programEnd: '2027-05-15', transferOut: '2027-07-15' }, null, '2027-07-14'],
  [
    'M5',
    { transferOut: '2026-08-01', programStart: '2026-08-24', programEnd: '2028-05-15' },
    null,
    '2028-07-14',
  ],
  ['M5', { programEnd: '2027-05-15', optEnd: '2028-06-30' }, null, '2028-08-29'],
  ['M5', { optEnd: '2028-06-30', stemEnd: '2030-06-30' }, null, '2030-08-29'],
  // Withdrawn from an earlier program.
  [
    'M5',
    { withdrew: '2025-12-20', programStart: '2026-08-24', programEnd: '2028-05-15' },
    null,
    '2028-07-14',
  ],
  ['M5-withdrawal', { withdrew: '2027-12-20' }, null, '2028-01-04'],
  ['M6', { leftUs: '2026-12-18' }, '2026-12-18', '2027-05-18'],
  ['M6', { leftUs: '2026-09-30' }, '2026-09-30', '2027-02-28'],
  ['M7', { transferOut: '2027-05-31' }, null, '2027-10-31'],
  ['M7', { transferOut: '2027-05-31', programEnd: '2027-05-15' }, null, '2027-10-15'],
  ['M7', { transferOut: '2027-05-31', programEnd: '2028-05-15' }, null, '2027-10-31'],
  [
    'M7',
    { transferOut: '2028-06-10', programEnd: '2027-05-15', optEnd: '2028-05-31' },
    null,
    '2028-10-31',
  ],
  // On the 60th day; a day later it was OPT, whose end is not told.
  ['M7', { transferOut: '2027-07-14', programEnd: '2027-05-15' }, null, '2027-10-15'],
  ['M7', { transferOut: '2027-07-15', programEnd: '2027-05-15' }, null, '2027-12-15'],
  ['O2', { programEnd: '2027-05-15' }, '2027-02-14', '2027-07-14'],
  [
    'O2',
    { programEnd: '2027-05-15', optRecommended: '2027-04-01' },
    '2027-02-14',
    '2027-05-01',
  ],
  [
    'O2',
    { programEnd: '2027-05-15', optRecommended: '2027-07-01' },
    '2027-02-14',
    '2027-07-14',
  ],
  // OPT is that of an earlier program, or was before completion.
  [
    'O2',
    { programEnd: '2028-05-15', optStart: '2027-06-01', optEnd: '2028-05-31' },
    '2028-02-15',
    '2028-07-14',
  ],
  [
    'O2',
    { programEnd: '2027-05-15', optStart: '2026-09-01', optEnd: '2027-05-14' },
    '2027-02-14',
    '2027-07-14',
  ],
  ['O2', { programEnd: '2028-05-15', optFiled: '2026-04-10' }, '2028-02-15', '2028-07-14'],
  ['O3', { programEnd: '2027-05-15' }, '2027-05-16', '2027-07-14'],
  ['O3-end', { programEnd: '2027-05-15' }, null, '2028-07-15'],
  // The extension was that of an earlier program.
  ['O3-end', { programEnd: '2027-05-15', stemEnd: '2025-06-30' }, null, '2028-07-15'],
  // It even goes on after the end of this one.
  ['O2', { programEnd: '2028-05-15', ...EARLIER_STEM }, '2028-02-15', '2028-07-14'],
  ['O3', { programEnd: '2028-05-15', ...EARLIER_STEM }, '2028-05-16', '2028-07-14'],
  ['O3-end', { programEnd: '2028-05-15', ...EARLIER_STEM }, null, '2029-07-15'],
  ['O5', { jobChanged: '2026-12-28' }, '2026-12-28', '2027-01-07'],
  ['S2', { optEnd: '2028-06-30' }, '2028-04-01', '2028-06-30'],
  // The form was that of an earlier extension.
  ['S2', { optEnd: '2028-06-30', stemFiled: '2024-05-10' }, '2028-04-01', '2028-06-30'],
  [
    'S2',
    { optEnd: '2028-06-30', stemRecommended: '2028-04-10' },
    '2028-04-01',
    '2028-06-09',
  ],
  [
    'S3',
    { optEnd: '2028-06-30', stemRecommended: '2028-04-10' },
    '2028-06-30',
    '2028-12-27',
  ],
  ['S3', { optEnd: '2028-06-30', stemFiled: '2028-06-10' }, '2028-06-30', '2028-12-27'],
  ['O5-end', { jobEnded: '2026-12-28' }, '2026-12-28', '2027-01-07'],
  [
    'S5-departure',
    { jobEnded: '2026-11-24', stemStart: '2026-07-01' },
    '2026-11-24',
    '2026-12-02',
  ],
  [
    'S5-evaluation-end',
    { jobEnded: '2026-12-28', stemStart: '2026-07-01' },
    '2026-12-28',
    '2027-01-07',
  ],
  ['H1', { h1bReceived: '2027-04-05', optEnd: '2027-06-30' }, null, '2028-04-01'],
  ['H1', { h1bReceived: '2027-04-05', optEnd: '2027-04-05' }, null, '2028-04-01'],
  ['H1', { h1bReceived: '2027-03-31', optEnd: '2027-03-31' }, null, '2027-04-01'],
  ['H1', { h1bReceived: '2027-04-01', optEnd: '2027-06-30' }, null, '2028-04-01'],
  [
    'H1',
    { h1bReceived: '2028-04-05', optEnd: '2027-06-30', stemEnd: '2028-04-30' },
    null,
    '2029-04-01',
  ],
  // The day after OPT, and the last of the 60 days.
  ['H1-stay', { h1bReceived: '2027-04-05', optEnd: '2027-04-04' }, null, '2028-04-01'],
  ['H1-stay', { h1bReceived: '2027-04-05', optEnd: '2027-02-04' }, null, '2028-04-01'],
  ['H1-stay', { h1bReceived: '2027-06-10', programEnd: '2027-05-15' }, null, '2028-04-01'],
  // The petition came during the program; OPT was that of an earlier one.
  ['H1-stay', { h1bReceived: '2027-04-05', programEnd: '2027-05-15' }, null, '2028-04-01'],
  [
    'H1-stay',
    { h1bReceived: '2027-04-05', programEnd: '2027-05-15', optEnd: '2025-06-30' },
    null,
    '2028-04-01',
  ],
  ['V1-stay', { i94Until: '2029-05-31' }, null, '2029-05-31'],
  ['J1-training', { ds2019End: '2027-05-15' }, null, '2027-05-14'],
  ['J1-training', { ds2019End: '2028-03-01' }, null, '2028-02-29'],
  // An I-20 of before, or of what is to follow, counts for nothing of it.
  [
    'J1-training',
    { ds2019End: '2027-05-15', programEnd: '2025-12-20' },
    null,
    '2027-05-14',
  ],
  ['J1-stay', { ds2019End: '2027-05-15' }, null, '2027-06-14'],
  ['J1-stay', { ds2019End: '2028-01-31', programEnd: '2030-05-15' }, null, '2028-03-01'],
]

/** id, what is told: there is no day for it */
export const SILENT: [string, Days][] = [
  // The petition came after OPT, after the 60 days, or OPT outlasts the cap-gap.
  ['H1', { h1bReceived: '2027-04-05', optEnd: '2027-04-04' }],
  ['H1', { h1bReceived: '2027-04-05', optEnd: '2026-12-31' }],
  ['H1', { h1bReceived: '2027-04-05', optEnd: '2028-06-30' }],
  ['H1-stay', { h1bReceived: '2027-04-05', optEnd: '2027-02-03' }],
  ['H1-stay', { h1bReceived: '2027-04-05', optEnd: '2026-12-31' }],
  ['H1-stay', { h1bReceived: '2027-04-05', optEnd: '2027-04-05' }],
  ['H1-stay', { h1bReceived: '2027-04-05', programEnd: '2027-02-03' }],
  // OPT was valid, so that work goes on too; or the program outlasts the cap-gap.
  [
    'H1-stay',
    { h1bReceived: '2027-04-05', programEnd: '2026-05-15', optEnd: '2027-06-30' },
  ],
  ['H1-stay', { h1bReceived: '2027-04-05', programEnd: '2028-05-15' }],
  [
    'H1-stay',
    { h1bReceived: '2027-04-05', programEnd: '2027-03-15', withdrew: '2027-03-15' },
  ],
  // The extension is there, so that nothing of OPT is lost and nothing is to be filed.
  ['O2', { programEnd: '2026-05-15', stemRecommended: '2027-04-01' }],
  ['O3', { programEnd: '2026-05-15', stemRecommended: '2027-04-01' }],
  ['O3-end', { programEnd: '2026-05-15', stemStart: '2027-07-01' }],
  ['O3-end', { programEnd: '2026-05-15', stemFiled: '2027-05-20' }],
  ...['O2', 'O3', 'O3-end'].map((id): [string, Days] => [
    id,
    { programEnd: '2025-12-20', optEnd: '2027-01-14', stemEnd: '2029-01-14' },
  ]),
  // USCIS has the form, or OPT is there.
  ...['M4', 'O2', 'O3'].flatMap((id): [string, Days][] => [
    [id, { programEnd: '2027-05-15', optFiled: '2027-02-14' }],
    [id, { programEnd: '2027-05-15', optStart: '2027-06-01' }],
    [id, { programEnd: '2027-05-15', optStart: '2027-06-01', optEnd: '2028-05-31' }],
    [id, { programEnd: '2027-05-15', optEnd: '2028-05-31' }],
    [id, { programEnd: '2027-05-15', stemFiled: '2028-05-01' }],
  ]),
  ['M4', { programEnd: '2025-12-20', optEnd: '2027-01-14', stemEnd: '2029-01-14' }],
  ['M4', { programEnd: '2027-05-15', transferOut: '2027-06-20' }],
  ['S2', { optEnd: '2027-06-30', stemFiled: '2027-04-01' }],
  ['S2', { optEnd: '2027-06-30', stemStart: '2027-07-01' }],
  ['S3', { optEnd: '2027-06-30', stemRecommended: '2027-04-01', stemStart: '2027-07-01' }],
  // The job that ended was one of OPT.
  ['S5-departure', { jobEnded: '2027-06-30', stemStart: '2027-07-01' }],
  ['S5-evaluation-end', { jobEnded: '2027-06-30', stemStart: '2027-07-01' }],
  ['M5', { programEnd: '2028-05-15', withdrew: '2027-12-20' }],
  // A form that came in time is pending, or the EAD's last day is not told.
  ['M5', { programEnd: '2027-05-15', optFiled: '2027-02-14' }],
  ['M5', { programEnd: '2027-05-15', optFiled: '2027-07-14' }],
  ['M5', { programEnd: '2027-05-15', optFiled: '2027-04-10', optStart: '2027-06-01' }],
  ['M5', { programEnd: '2027-05-15', optStart: '2027-06-01' }],
  ['M5', { programEnd: '2026-05-15', optEnd: '2027-06-30', stemFiled: '2027-06-30' }],
  ['M5', { programEnd: '2026-05-15', optEnd: '2027-06-30', stemStart: '2027-07-01' }],
  // Transferred late in the program, in OPT, and on the last of the 60 days.
  [
    'M5',
    { programStart: '2026-08-24', programEnd: '2028-05-15', transferOut: '2027-11-17' },
  ],
  ['M5', { programEnd: '2026-05-15', optEnd: '2027-06-30', transferOut: '2027-01-10' }],
  ['M5', { programEnd: '2027-05-15', transferOut: '2027-07-14' }],
  ['M5', { programStart: '2026-08-24', programEnd: '2028-05-15', withdrew: '2027-12-20' }],
]
