import { ESTIMATED_TIMES } from './effort.ts'
import type { FormRules, ScholarshipForm } from './form-input.ts'
import type { FormErrors } from './form-errors.ts'
import type { ApplicationComplexity } from './scholarship.ts'

const MIN_DESCRIPTION = 50
/** As long as one from elsewhere may be; the search reads all of it. */
const MAX_DESCRIPTION = 10_000
const MAX_TITLE = 200

/** Title, description, provider, addresses and the other texts. */
export function readTexts(form: ScholarshipForm, rules: FormRules, errors: FormErrors) {
  return {
    title: readTitle(form, errors),
    description: readDescription(form, errors),
    provider: readProvider(form, rules, errors),
    languageRequirement: textOf(form.languageRequirement),
    residencyRequirements: textOf(form.residencyRequirements),
    ...readEffort(form, errors),
    applicationUrl: readUrl(form, 'applicationUrl', 'Application link', errors),
    sourceUrl: readUrl(form, 'sourceUrl', 'Website', errors),
    contactEmail: readEmail(form, errors),
  }
}

/** One line without breaks and marks that turn the direction of what follows; null when nothing is left. */
function lineOf(value: string | null | undefined): string | null {
  const line = (value ?? '')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return textOf(line)
}

/** Trimmed; null when nothing is left. */
export function textOf(value: string | null | undefined): string | null {
  const text = value?.trim() ?? ''
  return text === '' ? null : text
}

function readTitle(form: ScholarshipForm, errors: FormErrors): string {
  const title = lineOf(form.title) ?? ''
  if (title === '') errors.wrong('title', 'Title is required')
  if (title.length > MAX_TITLE) {
    errors.wrong('title', `Title must be at most ${MAX_TITLE} characters`)
  }
  return title
}

function readDescription(form: ScholarshipForm, errors: FormErrors): string | null {
  const description = textOf(form.description)
  if ((description?.length ?? 0) < MIN_DESCRIPTION) {
    const message = `Description must be at least ${MIN_DESCRIPTION} characters`
    errors.missing('description', message)
  }
  if ((description?.length ?? 0) > MAX_DESCRIPTION) {
    const most = MAX_DESCRIPTION.toLocaleString('en-US')
    errors.wrong('description', `Description must be at most ${most} characters`)
  }
  return description
}

function readProvider(
  form: ScholarshipForm,
  { organizationName }: FormRules,
  errors: FormErrors,
): string {
  const provider = lineOf(form.provider) ?? lineOf(organizationName) ?? ''
  if (provider === '') errors.missing('provider', 'Provider is required')
  return provider
}

/** The usual time of a complexity follows unless the donor gives another. */
function readEffort(form: ScholarshipForm, errors: FormErrors) {
  const stated = textOf(form.applicationComplexity)?.toLowerCase() ?? null
  const estimatedTime = lineOf(form.estimatedTimeToApply)
  if (stated === null)
    return { applicationComplexity: null, estimatedTimeToApply: estimatedTime }
  if (!isComplexity(stated)) {
    const message = 'Application complexity must be simple, medium or complex'
    errors.wrong('applicationComplexity', message)
    return { applicationComplexity: null, estimatedTimeToApply: estimatedTime }
  }
  return {
    applicationComplexity: stated,
    estimatedTimeToApply: estimatedTime ?? ESTIMATED_TIMES[stated],
  }
}

function isComplexity(text: string): text is ApplicationComplexity {
  return Object.hasOwn(ESTIMATED_TIMES, text)
}

function readUrl(
  form: ScholarshipForm,
  field: 'applicationUrl' | 'sourceUrl',
  name: string,
  errors: FormErrors,
): string | null {
  const text = textOf(form[field])
  if (text === null) return null
  const url = URL.parse(text)
  if (url !== null && (url.username !== '' || url.password !== '')) {
    errors.wrong(field, `${name} must not contain a user name or password`)
    return null
  }
  if (url !== null && ['http:', 'https:'].includes(url.protocol)) return text
  errors.wrong(field, `${name} must be a web address that begins with https:// or http://`)
  return null
}

function readEmail(form: ScholarshipForm, errors: FormErrors): string | null {
  const email = textOf(form.contactEmail)
  if (email === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email
  errors.wrong('contactEmail', 'Please enter a valid email address')
  return null
}
