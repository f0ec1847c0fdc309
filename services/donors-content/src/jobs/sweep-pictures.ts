import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSweepPictures } from '../modules/content/sweep-pictures.ts'
import { sweepPicturesJob } from './sweep-pictures.job.ts'

export function implementSweepPictures(
  sweepPictures: ReturnType<typeof makeSweepPictures>,
) {
  return implementJob(sweepPicturesJob, async (_payload, { log }) => {
    const count = await sweepPictures()
    if (count > 0) log.info({ count }, 'pictures that nothing shows were deleted')
  })
}
