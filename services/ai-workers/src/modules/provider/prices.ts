/** US dollars per million tokens, which is the same as micro-dollars per token. */
export type Price = { in: number; out: number }

/** Whole micro-dollars, rounded up. */
export function costMicroUsd(price: Price, tokensIn: number, tokensOut: number): number {
  return Math.ceil(tokensIn * price.in + tokensOut * price.out)
}

/** In most languages a token takes about this many bytes; used where the provider did not count. */
const BYTES_PER_TOKEN = 4
/** The tokens that the protocol adds to each message. */
const TOKENS_PER_MESSAGE = 16

export function estimatedTokens(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN)
}

/** An upper bound for any tokenizer: no text has more tokens than bytes. */
export function mostTokens(messages: readonly { content: string }[]): number {
  return messages.reduce((sum, { content }) => {
    return sum + Buffer.byteLength(content) + TOKENS_PER_MESSAGE
  }, 0)
}
