import { makeWriteReport, makeWriteThanks } from './fund/award/answer-award.ts'
import {
  makeAskForReports,
  makeConfirmEnrollment,
  makeEndAward,
  makePlanInstalments,
} from './fund/award/keep-award.ts'
import {
  makeConfirmReceipt,
  makeRecordPayment,
  makeReversePayment,
} from './fund/award/pay-instalment.ts'
import {
  makeOpenEnrollmentDocument,
  makeReadEnrollmentDocument,
  makeSendEnrollmentDocument,
} from './fund/award/enrollment-document.ts'
import { makeCreateFund, makeSetFundScholarships } from './fund/fund/change-fund.ts'
import { makeFindFund, makeListFunds } from './fund/fund/read-funds.ts'
import { makeListLedger, makeWriteLedgerCsv } from './fund/ledger/read-ledger.ts'
import { makeCorrectPledge, makeRecordPledge } from './fund/ledger/record-pledge.ts'
import { makeAnswerOffer } from './fund/offer/answer-offer.ts'
import { makeOfferToOne, makeWithdrawOffer } from './fund/offer/change-offer.ts'
import { makeListOffers } from './fund/offer/read-offers.ts'
import { makeAwardPort, makeRecordWithLetters } from './savers.ts'
import type { Deps } from './use-case-deps.ts'

export function fundUseCases(deps: Deps) {
  const { stores } = deps
  const offering = {
    ...deps,
    recordApplication: makeRecordWithLetters(deps),
    offerAward: makeAwardPort(deps).offer,
  }
  return {
    findFund: makeFindFund(stores),
    listFunds: makeListFunds(stores),
    createFund: makeCreateFund(deps),
    setFundScholarships: makeSetFundScholarships(deps),
    listLedger: makeListLedger(stores),
    writeLedgerCsv: makeWriteLedgerCsv(stores),
    recordPledge: makeRecordPledge(deps),
    correctPledge: makeCorrectPledge(deps),
    listOffers: makeListOffers(stores),
    offerAward: makeOfferToOne(offering),
    withdrawOffer: makeWithdrawOffer(offering),
    answerOffer: makeAnswerOffer(offering),
  }
}

export function awardUseCases(deps: Deps) {
  const readEnrollmentDocument = makeReadEnrollmentDocument(deps)
  return {
    readEnrollmentDocument,
    openEnrollmentDocument: makeOpenEnrollmentDocument({
      ...deps.stores,
      clock: deps.clock,
      read: readEnrollmentDocument,
    }),
    sendEnrollmentDocument: makeSendEnrollmentDocument(deps),
    confirmEnrollment: makeConfirmEnrollment(deps),
    planInstalments: makePlanInstalments(deps),
    recordPayment: makeRecordPayment(deps),
    reversePayment: makeReversePayment(deps),
    askForReports: makeAskForReports(deps),
    endAward: makeEndAward(deps),
    confirmReceipt: makeConfirmReceipt(deps),
    writeThanks: makeWriteThanks(deps),
    writeReport: makeWriteReport(deps),
  }
}
