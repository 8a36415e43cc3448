/** Paths of help articles that components link to. If the office removes one, its links are left out (see `gonePagesOf`). */
export const namedArticles = {
	missedPickup: '/help/missed-pickup',
	weightLimits: '/help/weight-limits',
} as const
