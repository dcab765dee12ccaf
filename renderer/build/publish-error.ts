/** Thrown when a build cannot be put where it belongs; the message is for whoever runs the build. */
export class PublishError extends Error {}
