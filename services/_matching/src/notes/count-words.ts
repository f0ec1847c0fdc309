/** "1 scholarship", "14 scholarships" */
export function scholarships(count: number): string {
  return `${count} ${count === 1 ? 'scholarship' : 'scholarships'}`
}

/** What is open besides the matches: "2 more depend on questions you have not answered, and 1 on the provider" */
export function leftOpen(toAnswer: number, toCheck: number): string {
  const depend = toAnswer === 1 ? 'depends' : 'depend'
  return `${toAnswer} more ${depend} on questions you have not answered, and ${toCheck} on the provider`
}
