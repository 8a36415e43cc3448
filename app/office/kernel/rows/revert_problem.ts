/** A sentence for the person who asked, and the HTTP status. */
export interface RevertProblem {
	status: number
	message: string
}
