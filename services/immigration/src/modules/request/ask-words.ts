import type { Ask } from '@landfall/immigration-rules/guidance/guidance'

const WORDS: Readonly<Record<Ask, string>> = {
  i94: 'what your I-94 says: “D/S” or a date',
  programStart: 'the program start date on your I-20',
  programEnd: 'the program end date on your I-20',
  ds2019End: 'the end date of the program on your DS-2019',
  visaInterview: 'the day of your visa interview',
  leftUs: 'the day you left the United States',
  transferOut: 'the day your transfer out takes effect',
  withdrew: 'the day of your authorized withdrawal',
  addressChanged: 'the day your address changed',
  optRecommended: 'the day your DSO recommended OPT in SEVIS',
  optFiled: 'the day USCIS received your I-765 for OPT',
  optStart: 'the first day on your OPT EAD',
  optEnd: 'the last day on your OPT EAD',
  stemRecommended: 'the day your DSO recommended the STEM extension',
  stemFiled: 'the day USCIS received your I-765 for the STEM extension',
  stemStart: 'the first day on your STEM EAD',
  stemEnd: 'the last day on your STEM EAD',
  jobChanged: 'the day your job began or changed',
  jobEnded: 'the day your job ended',
  h1bReceived: 'the day an H-1B petition for you was received, if there is one',
  i94Until: 'the date on your I-94',
}

/** The words for what is asked for, to be put after "Enter". */
export function askInWords(ask: Ask): string {
  return WORDS[ask]
}
