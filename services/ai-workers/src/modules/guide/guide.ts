/** Where an answer comes from; shown below it, as data and never as a part of its text. */
export type Source = {
  title: string
  /** An address of the web or a path of this site; null for what stands on no page. */
  url: string | null
  says: string | null
}

/** One written guide, in plain words. */
export type Guide = {
  id: string
  title: string
  /** Words and short phrases that people ask with, beside those of the title. */
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
/** A page of somebody else's. */
export const site = (title: string, url: `https://${string}`): Source => ({
  title,
  url,
  says: null,
})

export const EDUCATION_USA = site(
  'EducationUSA: Your 5 Steps to U.S. Study',
  'https://educationusa.state.gov/your-5-steps-us-study',
)
