/** How many of one kind of readers an alert reaches: `3 subscribers by mail`. */
export interface ReachedPeople {
	label: string
	count: number
}
