export const shortestPassword = 12
export const longestPassword = 128
export const passwordHint = `At least ${shortestPassword} characters. A few words that only you would put together are best.`
