/** Where an answer comes from; shown below the answer as data, never as part of its text. */
export type Source = {
  title: string
  /** A web address or a path of this site; null when there is no page for it. */
  url: string | null
  says: string | null
}

/** One written guide, in plain words. */
export type Guide = {
  id: string
  title: string
  /** Words and short phrases that people ask with, in addition to those in the title. */
  asks: readonly string[]
  /** Plain text; lines that begin with `- ` are a list. */
  text: string
  sources: readonly Source[]
}

/** A page of this site. */
export const page = (title: string, url: `/${string}`): Source => ({
  title,
  url,
  says: null,
})
/** A page on another site. */
export const site = (title: string, url: `https://${string}`): Source => ({
  title,
  url,
  says: null,
})

export const EDUCATION_USA = site(
  'EducationUSA: Your 5 Steps to U.S. Study',
  'https://educationusa.state.gov/your-5-steps-us-study',
)
