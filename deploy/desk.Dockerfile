# The server of desk.compose.yaml. The site comes as a folder of the machine, which belongs to the user with the number 1000:
# the desk changes it. Its packages are installed at each start, which does nothing where they are there.
FROM node:24
RUN install -d -m 0700 -o node -g node /var/lib/site /var/backups/site
USER node
WORKDIR /srv/site
CMD ["sh", "-c", "npm install --no-save --omit=dev --no-audit --no-fund && exec node node_modules/pages-from-yaml/node/pages-from-yaml.js start"]
