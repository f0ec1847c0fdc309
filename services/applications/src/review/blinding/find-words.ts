import { findTyped } from './find-all.ts'
import type { Span } from './folded-text.ts'

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s<>"]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|me|co|dev|info|app|ng|in|uk|de|fr|ke|gh|pk|bd|br|cn)(?:\/[^\s<>"]*)?\b/giu
const HANDLE = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,}/gu
/** Nine digits or more: two years with a dash between them have eight. */
const PHONE = /(?<![\p{L}\p{N}])\+?(?:\(?\d[\s().-]{0,2}){8,}\d(?!\p{N})/gu

/** Ways to reach somebody: addresses of mail and pages, handles, phone numbers. */
export function findContacts(original: string): Span[] {
  return [EMAIL, ADDRESS, HANDLE, PHONE].flatMap((one) => findTyped(original, one))
}

/** Words that reveal the gender of the writer, or of the person written about. */
const GENDERED =
  /(?<![\p{L}\p{N}])(?:he|she|him|her|hers|his|himself|herself|mr|mrs|ms|miss|sir|madam|mister|wom[ae]n|m[ae]n|girls?|boys?|female|male|lady|ladies|gentlem[ae]n|daughter|son|sister|brother|wife|husband|widow|widower|sorority|fraternity|schoolgirl|schoolboy|womanhood|manhood)(?![\p{L}\p{N}])/giu

export function findGendered(original: string): Span[] {
  return findTyped(original, GENDERED)
}

const AGES = [
  /(?<![\p{L}\p{N}])\d{1,2}[\s-]*years?[\s-]*olds?(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:aged?|turn(?:ed|ing)?)\s+\d{1,2}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])born\s+(?:in|on)\s+[^.,;\n]{0,20}\d{4}/giu,
  /(?<![\p{L}\p{N}])(?:I am|I’m|I'm)\s+\d{2}(?![\p{L}\p{N}%])/gu,
]

/** How old somebody is, or when they were born. */
export function findAges(original: string, dateOfBirth: string | null): Span[] {
  const said = AGES.flatMap((one) => findTyped(original, one))
  if (dateOfBirth === null) return said
  const [year, month, day] = dateOfBirth.split('-')
  const own = [dateOfBirth, `${day}/${month}/${year}`, `${month}/${day}/${year}`, year]
  return [...said, ...findTyped(original, new RegExp(`(?<!\\d)(?:${own.join('|')})(?!\\d)`, 'gu'))] // prettier-ignore
}

const SUM =
  /\p{Sc}\s?\d[\d.,]*(?:\s?(?:k|m|million|thousand)(?!\p{L}))?(?!\p{N})|(?<![\p{L}\p{N}])(?:USD|EUR|GBP|NGN|INR|KES|GHS|PKR|BDT|US\$)\s?\d[\d.,]*|(?<!\p{N})\d[\d.,]*\s?(?:dollars|euros|pounds|naira|rupees|cedis|shillings)/giu

/** Sums of money. */
export function findSums(original: string): Span[] {
  return findTyped(original, SUM)
}
