/** The name of the hidden control that holds another control's initial value. */
export const openedName = (control: string) => `was_${control}`
