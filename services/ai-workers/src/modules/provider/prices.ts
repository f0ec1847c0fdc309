/** In US dollars for a million tokens, which is micro-dollars for one. */
export type Price = { in: number; out: number }

/** Whole micro-dollars, rounded up. */
export function costMicroUsd(price: Price, tokensIn: number, tokensOut: number): number {
  return Math.ceil(tokensIn * price.in + tokensOut * price.out)
}

/** Of most languages' texts about this many bytes are a token: for what the provider did not count. */
const BYTES_PER_TOKEN = 4
/** What the protocol adds to each message. */
const TOKENS_PER_MESSAGE = 16

export function estimatedTokens(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN)
}

/** More than any tokenizer makes of it: none has more tokens than bytes. */
export function mostTokens(messages: readonly { content: string }[]): number {
  return messages.reduce((sum, { content }) => {
    return sum + Buffer.byteLength(content) + TOKENS_PER_MESSAGE
  }, 0)
}
