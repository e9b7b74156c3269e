#!/bin/sh
# Fills zilbazar.conf with the name of the site and the addresses of the apps ($SITE_NAME, $APPS), and starts nginx.
set -eu
servers=
for app in $APPS; do servers="$servers server $app:3000 max_fails=1 fail_timeout=2s;"; done
mkdir -p /var/cache/nginx
sed -e "s/^ *server 127\.0\.0\.1:3000 .*;/   $servers/" -e "s/zilbazar\.example/$SITE_NAME/g" "$1" > "$2"
exec nginx -g 'daemon off;'
