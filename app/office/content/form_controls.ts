/** The controls of a row's form that are not the row's. */
export const formControls = { intent: 'intent', id: 'row-id', version: 'row-version' } as const
