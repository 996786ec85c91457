/** How a suite is kept apart, strongest first but for `container`, which only a policy that names an image gets. */
export type Level = 'namespace' | 'user' | 'container' | 'none';
