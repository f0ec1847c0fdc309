import { type Problem, validationFailed } from '@landfall/kit/core/problems'
import { tooLargeFile } from '../student/document/inspection/inspect-file.ts'

/** The problem of an upload that has no file to judge. */
export function fileFault(fault: 'too-large' | 'no-file'): Problem {
  const message =
    fault === 'too-large' ? tooLargeFile('This file') : 'Send one file in the field “file”.'
  return validationFailed([{ path: ['file'], message }])
}
