import { v5 } from 'uuid'

/** Never change it: the ids of all universities follow from it. */
const UNIVERSITIES = 'cf6a0c2b-f67e-506c-ab3c-de5d8a76a319'

/** The id that every installation gives an institution: a UUIDv5. @param unitid IPEDS */
export function universityIdOf(unitid: number): string {
  return v5(`ipeds:${unitid}`, UNIVERSITIES)
}
