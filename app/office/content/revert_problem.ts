/** A sentence for whoever asked, and the status of the answer. */
export interface RevertProblem {
	status: number
	message: string
}
