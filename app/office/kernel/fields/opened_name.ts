/** The name of the control that carries what a form was opened with in the control of this name. */
export const openedName = (control: string) => `was_${control}`
