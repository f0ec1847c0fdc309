import type { Clock } from '@landfall/kit/core/clock'
import { createSealer } from '@landfall/kit/core/sealed'
import { hashToken } from '@landfall/kit/core/token'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { createDashboardUseCases } from './dashboard-use-cases.ts'
import { makeAnswerConsent } from './modules/content/answer-consent.ts'
import { makeDecidePiece, makeFeaturePiece } from './modules/content/decide-piece.ts'
import { makeReadOwnStories } from './modules/content/read-own-stories.ts'
import { makeReadPublished } from './modules/content/read-published.ts'
import { makeReadWorkspace } from './modules/content/read-workspace.ts'
import { makeRemovePiece } from './modules/content/remove-piece.ts'
import type { RevisionStore } from './modules/content/revision.store.ts'
import { makeSaveDraft } from './modules/content/save-draft.ts'
import { makeSeePicture } from './modules/content/see-picture.ts'
import { makeSubmitPiece } from './modules/content/submit-piece.ts'
import { makeTakePieceOff } from './modules/content/take-piece-off.ts'
import { makeSubscribe } from './modules/newsletter/subscribe.ts'
import { makeAddPicture } from './modules/picture/add-picture.ts'
import type { PictureDocuments } from './modules/picture/picture-document.store.ts'
import { resizePicture } from './modules/picture/resize-picture.ts'
import { makeCountVisits } from './modules/visit/count-visits.ts'
import { createVisitorOf } from './modules/visit/visitor.ts'
import type { SnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** Everything that the subgraph can do, with its dependencies in place. */
export function createUseCases(deps: {
  stores: Stores
  revisions: RevisionStore
  documents: PictureDocuments
  snapshotDocuments: SnapshotDocumentStore
  unitOfWork: UnitOfWork<Stores>
  studentAnswersKey: string
  clock: Clock
  newId: () => string
}) {
  const { stores, revisions, documents, studentAnswersKey: key, clock } = deps
  const sealer = createSealer(key)
  const published = makeReadPublished({ ...stores, revisions })
  return {
    dashboard: createDashboardUseCases({ ...deps, published }),
    published,
    workspace: makeReadWorkspace({ ...stores, revisions }),
    ownStories: makeReadOwnStories({ ...stores, revisions }),
    saveDraft: makeSaveDraft(deps),
    submitPiece: makeSubmitPiece(deps),
    removePiece: makeRemovePiece(deps),
    decidePiece: makeDecidePiece(deps),
    featurePiece: makeFeaturePiece(deps),
    takePieceOff: makeTakePieceOff(deps),
    answerConsent: makeAnswerConsent(deps),
    visits: makeCountVisits(deps),
    visitorOf: createVisitorOf(key, deps.newId),
    addPicture: makeAddPicture({ ...deps, ...stores, resize: resizePicture }),
    seePicture: makeSeePicture(deps),
    readPicture: documents.find,
    newsletter: {
      subscribe: makeSubscribe({ ...deps, sealer, key }),
      confirm: (token: string) => stores.subscribers.confirm(hashToken(token), clock.now()),
      leave: (token: string) => stores.subscribers.remove(token),
    },
  }
}
