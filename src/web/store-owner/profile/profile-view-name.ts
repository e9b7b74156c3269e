/** The views that the profile links to. */
export type ProfileViewName = 'announcement' | 'edit' | 'hours' | 'delete'
