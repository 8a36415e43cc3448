/** What our server found out about the billing portal, as it tells the browser. */
export interface PortalState {
	/** `unknown` when it could not or may not ask, or was refused as a robot may be. */
	state: 'up' | 'down' | 'unknown'
	/** Whether the portal keeps other sites' scripts from asking for it, though a frame may. */
	isIsolated: boolean
}
